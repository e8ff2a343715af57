import { sendAgain } from '#app/accounts/actions/resend_verification'
import { onOutbox } from '#app/core/outbox/outbox'
import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { personalDataParts } from '#app/accounts/personal_data'
import { noticeKinds, type NoticeKind } from '#app/core/contributions/registries'

/** Emails on which the safety of an account hangs: nobody can switch them off, so neither can a thief. */
const SECURITY = ['new_device', 'password_changed', 'email_changed', 'two_factor_changed', 'own_data']

export default defineModule({
  parts: [
    partsOf(
      noticeKinds,
      ...SECURITY.map((key, order): NoticeKind => ({
        key,
        order,
        area: 'security',
        channels: ['email'],
        locked: ['email'],
        toClients: true,
      }))
    ),
    personalDataParts,
  ],
  connect() {
    onOutbox('verification_letter', sendAgain)
  },
})
