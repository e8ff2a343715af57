import { defineModule } from '#app/core/contributions/define_module'
import { deliverMail } from '#app/core/mail/deliver_mail'
import { onOutbox } from '#app/core/outbox/outbox'

export default defineModule({
  connect() {
    onOutbox('mail', deliverMail)
  },
})
