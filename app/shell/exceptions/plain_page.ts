import type { HttpContext } from '@adonisjs/core/http'
import type { Disorder } from '#app/core/errors/out_of_order'
import { LOCALES, translate } from '#app/core/messages/catalogue'
import { languageOf, voiceOf } from '#app/workspaces/context'

/** Pages that are drawn in the shell, too. */
export type ErrorPage =
  'errors/not_found' | 'errors/server_error' | 'errors/search_unavailable' | 'errors/pdf_unavailable'

/** The page of an error when the shell cannot be drawn, e.g. because the session could not be read: no script, no style. */
export function plainPage(ctx: HttpContext, page: ErrorPage | `errors/${Disorder}`): string {
  const [language, voice] = [languageOf(ctx), voiceOf(ctx)]
  const key = page.replace('errors/', 'shell.')
  const title = translate(voice, `${key}.title`)
  const text = translate(voice, `${key}.text`, { id: ctx.request.id() ?? '' })
  const home = translate(voice, 'shell.not_found.home')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`
  return `<!DOCTYPE html><html lang="${LOCALES[language]}"><head>${head}<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`
}

/** What stays when no other answer can be made: it asks neither the session nor the database. */
export function answerPlainly(ctx: HttpContext): void {
  const wantsPage = ctx.request.accepts(['html', 'json']) !== 'json' && !ctx.request.header('x-inertia')
  ctx.response.status(500)
  if (wantsPage) return ctx.response.send(plainPage(ctx, 'errors/server_error'))
  return ctx.response.send({ code: '_ENT-500', params: {}, requestId: ctx.request.id() })
}
