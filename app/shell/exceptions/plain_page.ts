import type { HttpContext } from '@adonisjs/core/http'
import { LOCALES, translate } from '#app/core/messages/catalogue'
import { languageOf } from '#app/workspaces/context'

export type ErrorPage = 'errors/not_found' | 'errors/server_error' | 'errors/search_unavailable'

/** The page of an error when the shell cannot be drawn, e.g. because the session could not be read: no script, no style. */
export function plainPage(ctx: HttpContext, page: ErrorPage): string {
  const language = languageOf(ctx)
  const key = page.replace('errors/', 'shell.')
  const title = translate(language, `${key}.title`)
  const text = translate(language, `${key}.text`, { id: ctx.request.id() ?? '' })
  const home = translate(language, 'shell.not_found.home')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`
  return `<!DOCTYPE html><html lang="${LOCALES[language]}"><head>${head}<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`
}
