import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('courts', [controllers.judiciary.JudicialCourts, 'index']).as('courts.index')
    router.get('courts/:id', [controllers.judiciary.JudicialCourts, 'show']).as('courts.show')
    router.get('judges', [controllers.judiciary.Judges, 'index']).as('judges.index')
    router.get('rulings/:id/public-version', [controllers.judiciary.PublicVersions, 'show']).as('public_versions.show')
  })
  .prefix('search')
  .as('judiciary')
  .use(middleware.as('lawyer'))
