import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { robots, sitemapEntries, sitemapIndex, sitemapPart, sitemapParts } from '#app/research/public/sitemap'
import { sources } from '#app/research/sources'

const HOUR = 3_600

/** What search engines are told of the public library. */
export default class SitemapsController {
  async robots({ response }: HttpContext) {
    response.header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', `public, max-age=${HOUR}`)
    return response.send(robots(await sources()))
  }

  async index({ response }: HttpContext) {
    return this.xml(response, sitemapIndex(await sitemapParts()))
  }

  async show({ response, params }: HttpContext) {
    const [, part] = /^(\d{1,6})\.xml$/.exec(params.part) ?? []
    const entries = part === undefined ? [] : await sitemapEntries(Number(part))
    if (entries.length === 0) throw new NotFound('document')
    return this.xml(response, sitemapPart(entries))
  }

  private xml(response: HttpContext['response'], text: string) {
    response.header('Content-Type', 'application/xml; charset=utf-8').header('Cache-Control', `public, max-age=${HOUR}`)
    return response.send(text)
  }
}
