import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { noticeKinds } from '#app/core/contributions/registries'

export default defineModule({
  parts: [
    /** Nobody can switch it off: an operator who looks through the owner's eyes could do so too. */
    partsOf(noticeKinds, {
      key: 'impersonation_started',
      order: 33,
      area: 'team',
      channels: ['app', 'email'],
      locked: ['app', 'email'],
    }),
  ],
})
