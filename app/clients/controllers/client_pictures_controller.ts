import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ChangeClientPicture } from '#app/clients/actions/change_client_picture'
import { authorizedClient } from '#app/clients/http/load_client'
import { picture } from '#app/core/files/picture_field'
import { receiveFile } from '#app/core/files/received_file'
import { previousUrl } from '#app/core/http/previous_url'
import { authorOf } from '#app/workspaces/context'

/** Pixels a side. */
const SIZE = 256
const pictureValidator = vine.create({ picture: picture({ size: SIZE }) })

/** The picture of a client: a face or a logo. */
@inject()
export default class ClientPicturesController {
  constructor(private readonly change: ChangeClientPicture) {}

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const data = { picture: await receiveFile(ctx.request) }
    const { picture: webp } = await ctx.request.validateUsing(pictureValidator, { data })
    await this.change.handle(authorOf(ctx), client, webp)
    ctx.session.flash('notices', { toast: { key: 'clients.picture.saved' } })
    return ctx.response.redirect(previousUrl(ctx))
  }

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    await this.change.handle(authorOf(ctx), client, null)
    ctx.session.flash('notices', { toast: { key: 'clients.picture.removed' } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
