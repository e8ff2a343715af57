import sharp from 'sharp'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { readPicture } from '#app/core/files/pictures'
import { SESSION_COOKIE } from '#config/session'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, type Firm } from '#tests/helpers/people'
import { openSession } from '#tests/helpers/signed_in'
import { auditEntriesOf, firmOf, freshTest } from './ground.js'

const LOGO = '/law-firm/settings/logo'

const drawn = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: { r: 9, g: 80, b: 70 } } })
    .png()
    .toBuffer()

async function upload(client: ApiClient, { owner, workspace }: Firm, ...files: Buffer[]) {
  const { id, csrf } = await openSession(owner, workspace)
  const request = client.post(LOGO).withCookie(SESSION_COOKIE, id).header('x-csrf-token', csrf).redirects(0)
  for (const bytes of files) request.file('logo', bytes, { filename: 'logo.png', contentType: 'image/png' })
  return request.header('accept', 'application/json')
}

test.group('Firm logo', (group) => {
  group.each.setup(freshTest)

  test('is stored as a small WebP without cropping, visible to members, replaced and removed', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    assert.equal((await upload(client, ours, await drawn())).status(), 302)
    const first = (await firmOf(ours)).logo!
    assert.match(first, new RegExp(`^firm-${ours.workspace.id}-`))
    const { format, width, height } = await sharp((await readPicture(first))!).metadata()
    assert.deepEqual([format, width, height], ['webp', 256, 256])
    const [inside, outside] = [
      await atDesk(client, ours.owner, ours.workspace),
      await atDesk(client, theirs.owner, theirs.workspace),
    ]
    assert.equal((await inside.page(`/pictures/${first}`)).status(), 200)
    assert.equal((await outside.page(`/pictures/${first}`)).status(), 404)
    assert.equal((await inside.visit('/law-firm/settings/info')).body().props.identity.workspace.logo, first)

    await upload(client, ours, await drawn())
    assert.isNull(await readPicture(first), 'the old one is gone')
    const second = (await firmOf(ours)).logo!
    await inside.submit('delete', LOGO)
    assert.isNull((await firmOf(ours)).logo)
    assert.isNull(await readPicture(second))
    assert.deepEqual(
      (await auditEntriesOf(ours)).map(({ action }) => action),
      ['workspace.logo_removed', 'workspace.logo_changed', 'workspace.logo_changed']
    )
  })

  test('refuses a file that is no image, none, or two at once, at the field', async ({ client, assert }) => {
    const ours = await firm()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const files of [[svg], [], [await drawn(), await drawn()]]) {
      const answer = await upload(client, ours, ...files)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'logo')
    }
    assert.isNull((await firmOf(ours)).logo)
  })
})
