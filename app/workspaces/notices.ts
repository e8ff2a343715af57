import { noticeKinds } from '#app/core/contributions/registries'

noticeKinds.add({
  key: 'invitation_received',
  order: 20,
  area: 'invitations',
  channels: ['app', 'email'],
  toClients: true,
})
noticeKinds.add({ key: 'invitation_answered', order: 21, area: 'invitations', channels: ['app', 'email'] })
noticeKinds.add({ key: 'member_joined', order: 30, area: 'team', channels: ['app', 'email'] })
noticeKinds.add({ key: 'member_left', order: 31, area: 'team', channels: ['app', 'email'] })
noticeKinds.add({ key: 'role_changed', order: 32, area: 'team', channels: ['app', 'email'] })
