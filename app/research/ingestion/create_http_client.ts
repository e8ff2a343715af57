import { createHttp } from '#sources/http/http_client'
import type { Http, Manifest } from '#sources/contract/contract'
import { stepDone } from '#app/core/jobs/progress'
import research from '#config/research'

/** Without a limit of rate the host is the operator's own, which may be asked again more often. */
const RETRIES = { polite: 4, unlimited: 6 }

/** The HTTP client of a source. `rate` in requests per second; null = the source's own, 0 = no limit. */
export function createHttpClient(manifest: Manifest, { rate, mirror }: { rate: number | null; mirror: string | null }) {
  const perSecond = rate ?? manifest.rate.perSecond
  const retries = perSecond > 0 ? RETRIES.polite : RETRIES.unlimited
  const http = createHttp({ contact: research.contact, rate: perSecond, mirror, retries })
  return {
    concurrency: http.concurrency,
    get: (...asked: Parameters<Http['get']>) => http.get(...asked).finally(stepDone),
    post: (...asked: Parameters<Http['post']>) => http.post(...asked).finally(stepDone),
    close: () => http.close(),
  }
}
