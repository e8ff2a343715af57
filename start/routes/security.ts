import router from '@adonisjs/core/services/router'
import { nameAsId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LeaveToJoin } from '#app/auth/http/leave_to_join'

const { Registrations, Verifications, VerificationEmails, Thanks, SessionRenewals } = controllers.auth
const { AffiliateSignups } = controllers.affiliates
const { EmailChanges, PasswordChanges, PasswordRecoveries } = controllers.accounts
const { InvitationAnswers, InvitationLinks } = controllers.workspaces
const { AccessLinks } = controllers.portal

/** Whoever is signed in leaves their session first. */
async function afterLeaving(ctx: HttpContext, next: NextFn) {
  const leaveToJoin = await ctx.containerResolver.make(LeaveToJoin)
  return (await leaveToJoin.handle(ctx)) ? undefined : next()
}

router
  .group(() => {
    router.get('login', [controllers.auth.Sessions, 'create']).as('login')
    router.post('login', [controllers.auth.Sessions, 'store']).as('sessions.store')
    router.get('login/two-factor', [controllers.auth.TwoFactorChallenges, 'show']).as('two_factor')
    router.post('login/two-factor', [controllers.auth.TwoFactorChallenges, 'store']).as('two_factor_challenges.store')
    router.post('login/google', [controllers.auth.GoogleSignIns, 'store']).as('google_sign_ins.store')

    router.post('join', [Registrations, 'store']).as('registrations.store')
    router.post('join/verify', [Verifications, 'store']).as('verifications.store')
    router.post('join/verify/:token', [Verifications, 'storeLink']).as('verification_links.store')
    router.post('affiliate-signup', [AffiliateSignups, 'store']).as('affiliate_signups.store')
    router.post('resend-validation-email', [VerificationEmails, 'store']).as('verification_letters.store')

    router.get('password-recovery', [PasswordRecoveries, 'create']).as('password_recovery')
    router.post('password-recovery', [PasswordRecoveries, 'store']).as('password_recoveries.store')
  })
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

router.get('login/google/callback', [controllers.auth.GoogleSignIns, 'show']).as('security.google_sign_ins.show')

router
  .delete('session', [controllers.auth.Sessions, 'destroy'])
  .as('security.sessions.destroy')
  .use([middleware.as('user'), middleware.csrf()])

router
  .group(() => {
    router.get('join', [Registrations, 'create']).as('join')
    router.get('join/verify', [Verifications, 'create']).as('verify')
    router.get('join/verify/:token', [Verifications, 'link']).as('verify_link')
    router.get('join/:refCode', [Registrations, 'referred']).as('join_referred')
    router.get('join-app', ({ response }) => response.redirect().toRoute('security.join_app.home')).as('join_app')
    router.get('join-app/home', [Registrations, 'appHome']).as('join_app.home')
    router.get('join-app/client', [Registrations, 'appClient']).as('join_app.client')
    router.get('join-app/:refCode', [Registrations, 'appReferred']).as('join_app.referred')
    router.get('affiliate-signup', [AffiliateSignups, 'create']).as('affiliate_signup')
  })
  .as('security')
  .use([afterLeaving, middleware.csrf()])

// No token of a form: nothing is sent from inside a frame.
router.get('join-embedded', [Registrations, 'embedded']).as('security.join_embedded').use(afterLeaving)

router.get('thanks/:id', [Thanks, 'show']).as('security.thanks').where('id', nameAsId)

router
  .group(() => {
    router.get('password-change', [PasswordChanges, 'create']).as('password_change')
    router.post('password-change', [PasswordChanges, 'store']).as('password_changes.store')
    router.get('email-change', [EmailChanges, 'create']).as('email_change')
    router.post('email-change', [EmailChanges, 'store']).as('email_changes.store')
  })
  .as('security')
  .use([middleware.as('anyone'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('invitations', [InvitationLinks, 'current']).as('invitations.current')
    router.get('invitations/:token', [InvitationLinks, 'show']).as('invitation').use(middleware.csrf())
    router
      .post('invitations/:token/rejection', [InvitationAnswers, 'rejectByLink'])
      .as('invitation.rejections.store')
      .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])
    router
      .post('invitations/:token/account-switch', [controllers.auth.AccountSwitches, 'store'])
      .as('invitation.account_switches.store')
      .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])
  })
  .as('security')

router
  .group(() => {
    router.get('link', [AccessLinks, 'show']).as('access_link')
    router.post('link', [AccessLinks, 'open']).as('access_links.open')
    router.post('link/firm', [AccessLinks, 'firm']).as('access_links.firm')
    router.post('link/renewal', [AccessLinks, 'renew']).as('access_links.renew')
  })
  .prefix('login')
  .as('security')
  .use([middleware.as('anyone'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('link/new', [AccessLinks, 'create']).as('ask_link')
    router.post('link/new', [AccessLinks, 'store']).as('access_links.store')
  })
  .prefix('login')
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

// No CSRF token: who asks has none of a live session, and the cookie travels on no call of another site.
router.post('session/renewal', [SessionRenewals, 'store']).as('security.session_renewals.store')

router
  .get('session/renewal', [SessionRenewals, 'show'])
  .as('security.session_renewals.show')
  .use([middleware.as('user'), middleware.csrf()])

router.get('privacy', [controllers.accounts.PrivacyNotices, 'show']).as('security.privacy')
