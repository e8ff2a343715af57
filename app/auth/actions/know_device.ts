import { route } from '#app/core/addresses'
import { MEXICO_ZONE } from '#app/core/mexico'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'
import { putMail } from '#app/core/mail/mail'
import { LOCALES } from '#app/core/messages/catalogue'
import Device from '#app/accounts/models/device'
import type User from '#app/accounts/models/user'
import { browserOf } from '#app/auth/http/browser_of'

/** A browser «trusted for 30 days» is not asked for the second factor (decisions, «Two factors»). */
const TRUST = { days: 30 } as const

/** A browser, as its request shows it. */
export interface Browser {
  /** What its device cookie holds. */
  token: string | null
  userAgent: string | null
  ip: string
}

/** Remembers that a person signs in on a browser. an email tells them when it is one that they never signed in on, save the very first. */
export class KnowDevice {
  /** Returns the row of the browser and the token that its cookie must hold from now on. */
  async handle(user: User, browser: Browser, { trust = false } = {}): Promise<{ id: number; token: string }> {
    return db.transaction(async (trx) => {
      const known = browser.token ? await this.find(trx, user, browser.token) : null
      const { device, token } = known ?? (await this.make(trx, user, browser))
      device.merge({ userAgent: browser.userAgent?.slice(0, 250) ?? null, ip: browser.ip, lastSeenAt: clock.now() })
      if (trust) device.trustedUntil = clock.now().plus(TRUST)
      await device.save()
      return { id: device.id, token }
    })
  }

  private async find(trx: TransactionClientContract, user: User, token: string) {
    const device = await Device.query({ client: trx })
      .where({ user_id: user.id, token_hash: hashOfToken(token) })
      .first()
    return device && { device, token }
  }

  /** The browser gets a new token, so that one planted there before is worth nothing; whoever else is known on it stays known. */
  private async make(trx: TransactionClientContract, user: User, browser: Browser) {
    const isFirst = (await Device.query({ client: trx }).where('user_id', user.id).first()) === null
    if (!isFirst) await this.tell(trx, user, browser)
    const token = newToken()
    const tokenHash = hashOfToken(token)
    const before = browser.token && { token_hash: hashOfToken(browser.token) }
    if (before) await Device.query({ client: trx }).where(before).update({ token_hash: tokenHash })
    return { device: new Device().merge({ userId: user.id, tokenHash }).useTransaction(trx), token }
  }

  private async tell(trx: TransactionClientContract, user: User, { userAgent, ip }: Browser) {
    const at = clock
      .now()
      .setZone(user.timeZone ?? MEXICO_ZONE)
      .setLocale(LOCALES[user.language])
    const when = at.toLocaleString({ dateStyle: 'long', timeStyle: 'short' })
    const { browser: name, system } = browserOf(userAgent)
    const browser = [name, system].filter(Boolean).join(' · ') || '–'
    const { email: to, language } = user
    await putMail(trx, {
      kind: 'new_device',
      to,
      language,
      values: { browser, ip, when },
      action: route('settings.security'),
    })
  }
}
