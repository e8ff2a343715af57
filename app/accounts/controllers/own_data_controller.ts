import { MEXICO_ZONE } from '#app/core/mexico'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { obstaclesOf } from '#app/accounts/actions/delete_account'
import { RequestOwnData } from '#app/accounts/actions/request_own_data'
import { authorOf, languageOf, personOf } from '#app/accounts/context'
import { archiveOf } from '#app/accounts/own_data/archive'
import { confirmation } from '#app/accounts/validators/confirmation'

const validator = vine.create({ confirmation: confirmation() })

/** How long a copy may be fetched after it was asked for, in minutes. */
const OPEN = 10

/** The rights of a person over their data: to see them, to take them along. */
@inject()
export default class OwnDataController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly requestOwnData: RequestOwnData
  ) {}

  async show(ctx: HttpContext) {
    const obstacles = await obstaclesOf(personOf(ctx))
    return ctx.inertia.render('settings/privacy', { isReady: this.isOpen(ctx), obstacles })
  }

  /** Opens the copy for some minutes, in this session. */
  async store(ctx: HttpContext) {
    const user = personOf(ctx)
    const { confirmation: proof } = await ctx.request.validateUsing(validator)
    await this.confirmIdentity.handle(user, proof, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.requestOwnData.handle(authorOf(ctx), user)
    ctx.session.put('ownDataUntil', clock.now().plus({ minutes: OPEN }).toISO()!)
    return ctx.response.redirect().toRoute('settings.privacy')
  }

  download(ctx: HttpContext) {
    if (!this.isOpen(ctx)) return ctx.response.redirect().toRoute('settings.privacy')
    const { id, email, emailVerifiedAt, name, timeZone } = personOf(ctx)
    const date = clock
      .now()
      .setZone(timeZone ?? MEXICO_ZONE)
      .toISODate()!
    ctx.response.header('Content-Type', 'application/zip')
    ctx.response.header('Content-Disposition', `attachment; filename="foja-${date}.zip"`)
    return ctx.response.stream(archiveOf({ id, email, emailVerifiedAt, name, language: languageOf(ctx) }, date))
  }

  private isOpen(ctx: HttpContext): boolean {
    const until: string | undefined = ctx.session.get('ownDataUntil')
    return until !== undefined && DateTime.fromISO(until) > clock.now()
  }
}
