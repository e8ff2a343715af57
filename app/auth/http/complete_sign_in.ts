import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { KnowDevice } from '#app/auth/actions/know_device'
import { assertOpenTo } from '#app/auth/actions/start_session'
import { browserAsking, setDeviceCookie } from '#app/auth/http/device_cookie'
import { BrowserSession } from '#app/auth/http/browser_session'
import { route } from '#app/core/addresses'

interface Completion {
  /** «Keep me signed in». */
  remembered: boolean
  /** «Do not ask for a code on this browser for 30 days». */
  trust?: boolean
}

/** The last step of every way to sign in: this browser becomes known to the person and their session starts. */
@inject()
export class CompleteSignIn {
  constructor(
    private readonly knowDevice: KnowDevice,
    private readonly browserSession: BrowserSession
  ) {}

  /** Returns where the person goes: the page that they had asked for, or home. */
  async handle(ctx: HttpContext, user: User, { remembered, trust }: Completion): Promise<string> {
    await assertOpenTo(user)
    const intended = ctx.session.pullIntendedUrl()
    const device = await this.knowDevice.handle(user, browserAsking(ctx), { trust })
    await this.browserSession.start(ctx, user, { remembered, deviceId: device.id })
    setDeviceCookie(ctx, device.token)
    return intended ?? route('main.home')
  }
}
