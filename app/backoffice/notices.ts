import { noticeKinds } from '#app/core/contributions/registries'

/** Nobody can switch it off: an operator who looks through the owner's eyes could do so too. */
noticeKinds.add({
  key: 'impersonation_started',
  order: 33,
  area: 'team',
  channels: ['app', 'email'],
  locked: ['app', 'email'],
})
