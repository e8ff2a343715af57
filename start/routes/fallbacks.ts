import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/', ({ response }) => response.redirect().toRoute('security.login')).as('root')

router.get('404', [controllers.shell.Fallbacks, 'notFound']).as('not_found')

router.any('*', [controllers.shell.Fallbacks, 'any']).as('fallback')
