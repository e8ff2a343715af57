import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { encodePicture } from '#app/core/files/encode_picture'
import { ownerOf, readPicture, removePicture, storePicture, swapPicture } from '#app/core/files/pictures'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 80 } } })

/** A PNG of a few bytes that says that it is 60,000 pixels wide and high. */
function bomb(): Buffer {
  const crcTable = [...Array(256)].map((_, n) =>
    [...Array(8)].reduce((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n)
  )
  const crc = (bytes: Buffer) => ~bytes.reduce((c, byte) => crcTable[(c ^ byte) & 255]! ^ (c >>> 8), -1) >>> 0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 2], 8)
  const rows = deflateSync(Buffer.alloc(100_000))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test.group('Picture conversion', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    test(`turns ${format} into a square WebP`, async ({ assert }) => {
      const webp = await encodePicture(await drawn(900, 400).toFormat(format).toBuffer(), { size: 256 })
      assert.instanceOf(webp, Buffer)
      const { format: made, width, height } = await sharp(webp as Buffer).metadata()
      assert.deepEqual([made, width, height], ['webp', 256, 256])
    })
  }

  test('removes camera metadata, including position, and fixes the rotation', async ({ assert }) => {
    const exif = { IFD0: { Copyright: 'Estudio Olmos' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' } }
    const taken = await drawn(40, 80).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    assert.include(taken.toString('latin1'), 'Estudio Olmos')
    const webp = (await encodePicture(taken, { size: 64, fit: 'contain' })) as Buffer
    const { exif: left, icc, orientation } = await sharp(webp).metadata()
    assert.deepEqual([left, icc, orientation], [undefined, undefined, undefined])
    assert.notInclude(webp.toString('latin1'), 'Estudio Olmos')
    const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    assert.deepEqual([alphaAt(32, 2), alphaAt(2, 32)], [0, 255], 'it was taken lying on its side')
  })

  test('detects formats by content and refuses others, whatever their name', async ({ assert }) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const gif = await drawn(8, 8).gif().toBuffer()
    const tiff = await drawn(8, 8).tiff().toBuffer()
    for (const bytes of [svg, gif, tiff, Buffer.from('%PDF-1.7'), Buffer.from('<html>'), Buffer.alloc(0)])
      assert.equal(await encodePicture(bytes, { size: 64 }), 'format')
  })

  test('refuses damaged, truncated and disguised files', async ({ assert }) => {
    const whole = await drawn(600, 600).jpeg().toBuffer()
    const signature = Buffer.from('89504e470d0a1a0a', 'hex')
    const polyglot = Buffer.concat([whole.subarray(0, 3), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    for (const bytes of [whole.subarray(0, whole.length / 2), signature, polyglot])
      assert.equal(await encodePicture(bytes, { size: 64 }), 'broken')
  })

  test('refuses decompression bombs before decoding', async ({ assert }) => {
    const bytes = bomb()
    assert.isBelow(bytes.length, 1_000)
    const before = process.memoryUsage().rss
    assert.equal(await encodePicture(bytes, { size: 64 }), 'tooManyPixels')
    assert.isBelow(process.memoryUsage().rss - before, 100 * 1_048_576)
  })
})

test.group('Stored pictures', () => {
  const webp = Buffer.from('RIFF____WEBP')

  test('are read by key until removed', async ({ assert }) => {
    const key = await storePicture(webp, 'user-7')
    assert.deepEqual(ownerOf(key), { kind: 'user', id: 7 })
    assert.deepEqual(await readPicture(key), webp)
    await removePicture(key)
    assert.isNull(await readPicture(key))
    await removePicture(key)
  })

  test('have keys that cannot escape the store', async ({ assert }) => {
    for (const key of [
      '',
      '../../app_key',
      'user-7-../../../app_key',
      'user-7',
      'user-x-aaaaaaaaaaaaaaaaaaaaaa',
      'user-7-aaaaaaaaaaaaaaaaaaaaa/',
    ])
      assert.isNull(await readPicture(key), key)
  })

  test('are replaced: the old file is deleted once the new key is saved', async ({ assert }) => {
    const old = await storePicture(webp, 'firm-3')
    let kept: string | null = null
    await swapPicture(webp, 'firm-3', async (key) => {
      kept = key
      return old
    })
    assert.isNull(await readPicture(old))
    assert.deepEqual(await readPicture(kept!), webp)
  })

  test('stay as they were when the new key cannot be saved', async ({ assert }) => {
    const old = await storePicture(webp, 'firm-3')
    let lost: string | null = null
    const swap = swapPicture(webp, 'firm-3', (key) => {
      lost = key
      return Promise.reject(new Error('no database'))
    })
    await assert.rejects(() => swap, 'no database')
    assert.isNull(await readPicture(lost!))
    assert.deepEqual(await readPicture(old), webp)
  })
})
