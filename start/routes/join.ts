import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { controllers } from '#generated/controllers'
import { LeaveToJoin } from '#app/auth/actions/leave_to_join'
import { middleware } from '#start/kernel'

const { Registrations, Verifications, VerificationLetters, Thanks } = controllers.auth
const { AffiliateSignups } = controllers.affiliates

/** Whoever is signed in leaves their session first. */
async function afterLeaving(ctx: HttpContext, next: NextFn) {
  const leaveToJoin = await ctx.containerResolver.make(LeaveToJoin)
  return (await leaveToJoin.handle(ctx)) ? undefined : next()
}

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
router.get('thanks/:id', [Thanks, 'show']).as('security.thanks')

router
  .group(() => {
    router.post('join', [Registrations, 'store']).as('registrations.store')
    router.post('join/verify', [Verifications, 'store']).as('verifications.store')
    router.post('join/verify/:token', [Verifications, 'storeLink']).as('verification_links.store')
    router.post('affiliate-signup', [AffiliateSignups, 'store']).as('affiliate_signups.store')
    router.post('resend-validation-email', [VerificationLetters, 'store']).as('verification_letters.store')
  })
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])
