import { setSignIns } from '#app/accounts/sign_ins'
import { endSignIns, endTokensIn } from '#app/auth/actions/end_sign_ins'
import { liveSessions } from '#app/auth/queries/live_sessions'

setSignIns({ endOf: endSignIns, endTokensIn, liveAmong: liveSessions })
