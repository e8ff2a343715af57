import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { readPicture, storePicture } from '#app/core/files/pictures'
import Client from '#app/clients/models/client'
import { SESSION_COOKIE } from '#config/session'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'
import { openSession, signedIn } from '#tests/helpers/signed_in'

const PATH = '/settings/account/picture'

const drawn = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 9, g: 80, b: 70 } } })
    .toFormat(format)
    .toBuffer()

async function upload(client: ApiClient, user: User, files: [bytes: Buffer, filename: string, contentType?: string][]) {
  const { id, csrf } = await openSession(user)
  const request = client.post(PATH).withCookie(SESSION_COOKIE, id).header('x-csrf-token', csrf).redirects(0)
  for (const [bytes, filename, contentType] of files) request.file('picture', bytes, { filename, contentType })
  return request.header('accept', 'application/json')
}

async function withPicture(user: User) {
  const webp = await sharp(await drawn('png'))
    .webp()
    .toBuffer()
  await user.merge({ picture: await storePicture(webp, `user-${user.id}`) }).save()
  return user.picture!
}

test.group('Profile picture', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is stored as a small WebP by content, whatever its name, and replaces the previous one', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const old = await withPicture(user)
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const answer = await upload(client, user, [[await drawn(format), 'constancia.pdf', 'application/pdf']])
      assert.equal(answer.status(), 302, answer.text())
    }
    await user.refresh()
    const { format, width, height } = await sharp((await readPicture(user.picture!))!).metadata()
    assert.deepEqual([format, width, height], ['webp', 256, 256])
    assert.isNull(await readPicture(old))
  })

  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const REFUSED = [
    ['a GIF named .png', () => drawn('gif'), 'debe ser compatible', 'must be supported'],
    ['an SVG that says it is a PNG', async () => SVG, 'debe ser compatible', 'must be supported'],
    ['HTML', async () => Buffer.from('<!doctype html>'), 'debe ser compatible', 'must be supported'],
    ['a truncated file', async () => (await drawn('jpeg')).subarray(0, 200), 'dañada', 'damaged'],
    ['six megabytes', async () => Buffer.alloc(6 * 1_048_576, 255), 'el máximo es de 5 MB', 'maximum is 5 MB'],
  ] as const
  for (const [what, make, spanish, english] of REFUSED) {
    test(`is refused in both languages and changes nothing: ${what}`, async ({ client, assert }) => {
      const bytes = await make()
      for (const [language, said] of [
        ['es', spanish],
        ['en', english],
      ] as const) {
        const user = await person({ language })
        await withPicture(user)
        const before = await dump(['sessions'])
        const answer = await upload(client, user, [[bytes, 'foto.png', 'image/png']])
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].field, 'picture')
        assert.include(answer.body().errors[0].message, said)
        assert.deepEqual(await changesSince(before), {})
      }
    })
  }

  test('accepts one file per request', async ({ client, assert }) => {
    const png = await drawn('png')
    const answer = await upload(client, await person(), [
      [png, 'a.png'],
      [png, 'b.png'],
    ])
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].message, 'Solo se admite un archivo por operación')
  })

  test('is required in the upload', async ({ client }) => {
    const session = await signedIn(client, await person())
    const answer = await session.post(PATH, { picture: 'foto.png' })
    answer.assertStatus(422)
    answer.assertBodyContains({ errors: [{ field: 'picture', message: 'Este campo es obligatorio' }] })
  })

  test('is removed with its file, even when requested twice', async ({ client, assert }) => {
    const user = await person()
    const key = await withPicture(user)
    const session = await signedIn(client, user)
    await session.submit('delete', PATH)
    await session.submit('delete', PATH)
    await user.refresh()
    assert.isNull(user.picture)
    assert.isNull(await readPicture(key))
    assert.equal((await session.get(`/pictures/${key}`)).status(), 404)
  })
})

test.group('Picture visibility', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('covers the person, members of the same firm, its clients and operators', async ({ client, assert }) => {
    const place = await firm()
    const key = await withPicture(place.owner)
    const customer = await person({ type: 'client' })
    const { id: workspaceId } = place.workspace
    await Client.create({ workspaceId, name: 'Rosa Mena', nameFolded: 'rosa mena', userId: customer.id })
    for (const who of [place.owner, await place.hire('reader'), customer, await person({ isAdmin: true })]) {
      const answer = await (await signedIn(client, who)).get(`/pictures/${key}`)
      answer.assertStatus(200)
      assert.equal(answer.header('content-type'), 'image/webp')
      assert.equal(answer.header('cache-control'), 'private, max-age=31536000, immutable')
      assert.equal(answer.header('x-content-type-options'), 'nosniff')
      assert.match(answer.header('content-security-policy')!, /default-src 'none'/)
    }
  })

  test('answers anyone else like an unknown key', async ({ client, assert }) => {
    const [place, other] = [await firm(), await firm()]
    const key = await withPicture(place.owner)
    const stranger = await signedIn(client, other.owner, other.workspace)
    const [hidden, missing] = [
      await stranger.get(`/pictures/${key}`),
      await stranger.get(`/pictures/user-${place.owner.id}-${'a'.repeat(22)}`),
    ]
    assert.deepEqual([hidden.status(), missing.status()], [404, 404])
    assert.equal(hidden.body().code, missing.body().code)
    assert.equal((await (await signedIn(client, null)).get(`/pictures/${key}`)).status(), 401)
    const alone = await person({ type: 'client' })
    assert.equal((await (await signedIn(client, alone)).get(`/pictures/${key}`)).status(), 404)
  })

  test('covers the members of the firm for a logo', async ({ client, assert }) => {
    const [place, other] = [await firm(), await firm()]
    const webp = await sharp(await drawn('png'))
      .webp()
      .toBuffer()
    const logo = await storePicture(webp, `firm-${place.workspace.id}`)
    await place.workspace.merge({ logo }).save()
    const asked = async (user: User) => (await (await signedIn(client, user)).get(`/pictures/${logo}`)).status()
    assert.deepEqual([await asked(place.owner), await asked(other.owner)], [200, 404])
  })
})
