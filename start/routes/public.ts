import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router
  .group(() => {
    router.get('live', [controllers.shell.Health, 'live']).as('live')
    router.get('ready', [controllers.shell.Health, 'ready']).as('ready')
  })
  .prefix('health')
  .as('health')

router
  .group(() => {
    router.get('', [controllers.research.PublicSearches, 'index']).as('searches.index')
    router.get(':source', [controllers.research.PublicSearches, 'show']).as('searches.show')
    router.get(':source/:slug', [controllers.research.PublicDocuments, 'show']).as('documents.show')
  })
  .prefix('recursos-legales-gratuitos/buscador-juridico-mexico')
  .as('public.research')

router.get('robots.txt', [controllers.research.Sitemaps, 'robots']).as('robots')

router.get('sitemap.xml', [controllers.research.Sitemaps, 'index']).as('sitemap')

router.get('sitemaps/:part', [controllers.research.Sitemaps, 'show']).as('sitemap.part')
