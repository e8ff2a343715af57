import { defineModule } from '#app/core/contributions/define_module'
import { setSignIns } from '#app/accounts/sign_ins'
import { endSignIns, endTokensIn } from '#app/auth/actions/end_sign_ins'
import { personalDataParts } from '#app/auth/personal_data'
import { liveSessions } from '#app/auth/queries/live_sessions'

export default defineModule({
  parts: [personalDataParts],
  connect() {
    setSignIns({ endOf: endSignIns, endTokensIn, liveAmong: liveSessions })
  },
})
