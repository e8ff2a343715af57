import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import privacy from '#config/privacy'

/** The privacy notice (aviso de privacidad integral). */
export default class PrivacyNoticesController {
  show({ inertia }: HttpContext) {
    const site = new URL(app.config.get<string>('app.appUrl')).host
    const { name, address, email } = privacy
    return inertia.render('security/privacy', { site, email, responsible: name && address ? { name, address } : null })
  }
}
