import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { languageOf } from '#app/workspaces/context'
import { confirmedUntil } from '#app/accounts/actions/confirm_identity'
import { isInternal } from '#app/accounts/internal_domain'
import { maintenanceState } from '#app/core/system/maintenance'
import mail from '#config/mail'
import { portalFirms } from '#app/portal/current_firm'
import { takeStale } from '#app/shell/stale_notice'
import IdentityTransformer from '#app/shell/transformers/identity_transformer'

/** A message for the person, shown once. `values` fill the placeholders of the message `key`. */
export type Notice = {
  key: string
  values?: Record<string, string | number>
}

/** What travels once, from an action to the page that follows it. */
export type Flash = {
  /** Past tense, at the foot of the page; `undo` is an address that takes the action back with POST or DELETE. */
  toast?: Notice & { undo?: { method: 'post' | 'delete'; href: string; body?: Record<string, number[]> } }
  /** A refusal by code: the popup 'Ha ocurrido un error.' */
  refusal?: { code: string; params: Record<string, string | number> }
  /** A warning in a dialog of its own, e.g. '¡Sin Acceso!'. */
  warning?: Notice
}

/** What an answer says once. `id` is of that answer alone, since the browser cannot tell two equal ones apart; none when it says nothing. */
export type Said = Flash & { id?: string }

/** Props that every page gets. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    const { session } = ctx as Partial<HttpContext>
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      notices: ctx.inertia.always(this.notices(ctx)),
      csrf: ctx.inertia.always((ctx.request.csrfToken as string | undefined) ?? ''),
      language: ctx.inertia.always(languageOf(ctx)),
      maintenance: ctx.inertia.always(await this.maintenance(ctx)),
      openOutbox: ctx.inertia.always(mail.openOutbox || undefined),
      confirmedUntil: ctx.inertia.always(confirmedUntil(session?.get('confirmedAt')) ?? undefined),
      portal: ctx.inertia.always((await portalFirms(ctx)) ?? undefined),
      identity: ctx.inertia.always(ctx.identity ? new IdentityTransformer(ctx.identity).toObject() : undefined),
    }
  }

  private notices(ctx: HttpContext): Said {
    const said: Flash = (ctx as Partial<HttpContext>).session?.flashMessages.get('notices') ?? takeStale(ctx)
    return Object.keys(said).length === 0 ? {} : { ...said, id: ctx.request.id() }
  }

  /** Nothing on most days. `on` signs people out, save those of the internal domain. */
  private async maintenance({ identity }: HttpContext) {
    const { on, announcedFor } = await maintenanceState()
    if (!on && !announcedFor) return undefined
    const isSpared = identity !== null && identity !== undefined && isInternal(identity.user.email)
    return { on, isSpared, announcedFor: announcedFor?.toISO() ?? null }
  }

  /** What a signed-in person saw stays encrypted in the browser's history; the sign-in page throws its key away. */
  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    if (ctx.identity) ctx.inertia.encryptHistory()
    ctx.response.header('Vary', 'X-Inertia')
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
