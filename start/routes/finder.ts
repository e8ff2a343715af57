import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('palette', [controllers.finder.Palettes, 'show']).as('palette.show').use(middleware.as('lawyer'))
