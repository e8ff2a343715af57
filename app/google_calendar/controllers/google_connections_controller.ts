import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { allKinds } from '#app/calendar/queries/calendar_events'
import { route } from '#app/core/addresses'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { ConnectGoogle, type Choice } from '#app/google_calendar/actions/connect_google'
import { ManageConnection } from '#app/google_calendar/actions/manage_connection'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import { GoogleProblem } from '#app/google_calendar/client/google_problem'
import { isGoogleCalendarOn } from '#app/google_calendar/client/settings'
import { codeOf } from '#app/google_calendar/actions/note_problem'
import { connectionPage } from '#app/google_calendar/queries/connection_page'
import {
  googleChoiceValidator,
  googleConnectionValidator,
  googleReturnValidator,
} from '#app/google_calendar/validators/google'
import { authorOf, personOf, signedIn, workspaceOf } from '#app/workspaces/context'

const KEY = 'googleCalendarRequest'
const MINUTES = 15

/** What this browser went to Google for. */
interface Pending {
  state: string
  verifier: string
  since: string
  workspaceId: number
  choice: Choice
}

/** The calendar at Google with which a person's calendar in a firm is connected. */
@inject()
export default class GoogleConnectionsController {
  constructor(private readonly confirmIdentity: ConfirmIdentity) {}

  async index(ctx: HttpContext) {
    return ctx.inertia.render('calendar/google/index', {
      isOn: isGoogleCalendarOn(),
      kinds: kindsOffered(),
      connection: await connectionPage(ownerOf(ctx)),
    })
  }

  /** Leads to Google, which asks the person; the session remembers what for. */
  async store(ctx: HttpContext) {
    if (!isGoogleCalendarOn()) throw new NotFound('Google Calendar')
    const meta = { kinds: kindsOffered() }
    const { confirmation, ...choice } = await ctx.request.validateUsing(googleConnectionValidator, { meta })
    await this.confirm(ctx, confirmation)
    const { address, state, verifier } = new GoogleGrants().authorization(addressBack())
    const { id: workspaceId } = workspaceOf(ctx)
    const pending: Pending = { state, verifier, since: clock.now().toISO()!, workspaceId, choice }
    ctx.session.put(KEY, pending)
    if (ctx.request.header('x-inertia')) return ctx.inertia.location(address)
    return ctx.response.redirect(address)
  }

  /** Where Google sends the browser back to. */
  async show(ctx: HttpContext) {
    const { code, state } = await ctx.request.validateUsing(googleReturnValidator)
    const pending: Pending | null = ctx.session.pull(KEY, null)
    const isAsked = pending !== null && state === pending.state && pending.workspaceId === workspaceOf(ctx).id
    if (!isAsked || !isFresh(pending) || !code) {
      ctx.session.flash('notices', { warning: { key: 'google_calendar.not_connected' } })
      return ctx.response.redirect().toRoute('calendar.google.index')
    }
    const { verifier, choice } = pending
    try {
      const back = { code, verifier, redirect: addressBack() }
      await new ConnectGoogle().handle(signedIn(ctx), choice, back, authorOf(ctx))
      ctx.session.flash('notices', { toast: { key: 'google_calendar.connected_now' } })
    } catch (error) {
      if (!(error instanceof GoogleProblem)) throw error
      const isLeftOut = error.kind === 'revoked'
      const warning = { key: 'google_calendar.not_granted' }
      ctx.session.flash('notices', isLeftOut ? { warning } : { refusal: { code: codeOf(error.kind), params: {} } })
    }
    return ctx.response.redirect().toRoute('calendar.google.index')
  }

  async update(ctx: HttpContext) {
    const choice = await ctx.request.validateUsing(googleChoiceValidator, { meta: { kinds: kindsOffered() } })
    await new ManageConnection().choose(ownerOf(ctx), choice, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'google_calendar.changed_now' } })
    return ctx.response.redirect().toRoute('calendar.google.index')
  }

  async destroy(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    await this.confirm(ctx, confirmation)
    await new ManageConnection().disconnect(ownerOf(ctx), authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'google_calendar.disconnected_now' } })
    return ctx.response.redirect().toRoute('calendar.google.index')
  }

  private confirm(ctx: HttpContext, confirmation: { password?: string; code?: string }): Promise<void> {
    return this.confirmIdentity.handle(personOf(ctx), confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
  }
}

const ownerOf = (ctx: HttpContext) => ({ userId: personOf(ctx).id, workspaceId: workspaceOf(ctx).id })

const kindsOffered = () => allKinds().filter((kind) => kind !== 'event')

const addressBack = () => new URL(route('calendar.google.callback'), app.config.get<string>('app.appUrl')).href

const isFresh = ({ since }: Pending) =>
  clock.now().diff(DateTime.fromISO(since, { zone: 'utc' }), 'minutes').minutes <= MINUTES
