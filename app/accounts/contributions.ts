import { noticeKinds } from '#app/core/contributions/registries'

/** Emails on which the safety of an account hangs: nobody can switch them off, so neither can a thief. */
const SECURITY = ['new_device', 'password_changed', 'email_changed', 'two_factor_changed', 'own_data']

SECURITY.forEach((key, order) =>
  noticeKinds.add({ key, order, area: 'security', channels: ['email'], locked: ['email'], toClients: true })
)
