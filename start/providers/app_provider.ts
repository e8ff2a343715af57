import type { ApplicationService } from '@adonisjs/core/types'
import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import type { SimplePaginatorMetaKeys } from '@adonisjs/lucid/types/querybuilder'
import { completeInTransactions } from '#app/core/idempotency/running_submit'
import { rememberVerifiedCookies } from '#app/auth/session/session_cookie'
import { MailTransport } from '#app/core/mail/transport'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { SearchEngine } from '#app/core/search/search_engine'
import { Summarizer } from '#app/research/summary/summarizer'

/** Answers of programs carry their content in `data` (specification §7). */
class ApiSerializer extends BaseSerializer<{ Wrap: 'data'; PaginationMetaData: SimplePaginatorMetaKeys }> {
  wrap = 'data' as const

  definePaginationMetaData(metaData: unknown): SimplePaginatorMetaKeys {
    return metaData as SimplePaginatorMetaKeys
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ApiSerializer['serialize']
  }
}

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: never) {
  return serializer.serialize(values, this.containerResolver)
} as ApiSerializer['serialize'])

HttpContext.getter('identity', function (this: HttpContext) {
  const guard = this.auth?.authenticatedViaGuard
  return guard ? this.auth.use(guard).identity : null
})

/** Binds the ports of the product to the drivers that the configuration chooses. */
export default class AppProvider {
  private stopWatching = () => {}
  private searchEngine: SearchEngine | null = null
  private pdfRenderer: PdfRenderer | null = null

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(SearchEngine, async () => {
      const { default: search } = await import('#config/search')
      const { openSearchEngine } = await import('#app/research/open_search_engine')
      this.searchEngine = await openSearchEngine(search)
      return this.searchEngine
    })
    this.app.container.singleton(Summarizer, async () => {
      const { default: research } = await import('#config/research')
      return (await import('#app/research/summary/open_summarizer')).openSummarizer(research.summarizer)
    })
    this.app.container.singleton(PdfRenderer, () => (this.pdfRenderer = new PdfRenderer()))
    this.app.container.singleton(MailTransport, async () => {
      const { default: mail } = await import('#config/mail')
      if (mail.driver === 'local') return new (await import('#app/core/mail/local_transport')).LocalTransport()
      return new (await import('#app/core/mail/smtp_transport')).SmtpTransport(mail.smtpUrl!, mail.from)
    })
  }

  /** Shield makes its guard anew for each request, with an import in it; one serves all. */
  async boot() {
    completeInTransactions()
    rememberVerifiedCookies()
    const { default: ShieldMiddleware } = await import('@adonisjs/shield/shield_middleware')
    const { default: edge } = await import('edge.js')
    const encryption = (await this.app.container.make('encryption')).use()
    const shield = new ShieldMiddleware(this.app.config.get('shield'), encryption, edge)
    this.app.container.bindValue(ShieldMiddleware, shield)
  }

  /** Pages of a database that lacks a table would show nothing but errors. Generating code needs no database. */
  async start() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    const { assertMigrated } = await import('#app/core/system/schema_state')
    await assertMigrated()
  }

  /** Other processes close and open the product; a server learns of it within seconds. Tests set it themselves. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { noticeHub } = await import('#app/notifications/stream/notice_hub')
    // Before the server closes, which waits for every stream that is open.
    this.app.terminating(() => noticeHub.close())
    const { watchMaintenance } = await import('#app/core/system/maintenance')
    const { default: logger } = await import('@adonisjs/core/services/logger')
    this.stopWatching = watchMaintenance((error) =>
      logger.warn({ bug: String(error) }, 'maintenance could not be read')
    )
  }

  async shutdown() {
    this.stopWatching()
    this.pdfRenderer?.close()
    await this.searchEngine?.close()
    const { closeRecordIndex } = await import('#app/finder/index/record_index')
    closeRecordIndex()
  }
}
