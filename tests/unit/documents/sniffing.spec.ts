import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { isMedia } from '#app/documents/receiving/size_limit'
import { sniff } from '#app/documents/receiving/sniff'
import { sniffText } from '#app/documents/receiving/sniff_text'
import { inlineType } from '#app/documents/serving/inline_types'

test.group('Text type detection', () => {
  test('recognises HTML and SVG behind comments and declarations', ({ assert }) => {
    const before = '<?xml version="1.0"?>\n<!-- uno --> <!-- dos -->\n'
    assert.equal(sniffText(`${before}<!DOCTYPE svg PUBLIC "x">\n<svg onload="alert(1)">`, 'a.txt'), 'image/svg+xml')
    assert.equal(sniffText('<!-- uno --><!-- dos --> <html><body>', 'a.txt'), 'text/html')
    assert.equal(sniffText('<!-- uno --><!-- dos --><iframe src=x>', 'a.txt'), 'text/html')
    assert.equal(sniffText(`${before}<cfdi:Comprobante Version="4.0">`, 'a.xml'), 'application/xml')
  })

  test('skips each of many comments once', ({ assert }) => {
    assert.equal(sniffText(`${'<!---->'.repeat(500)}<x`, 'a.xml'), 'text/plain')
    assert.equal(sniffText(`${'<!---->'.repeat(500)}<svg `, 'a.txt'), 'image/svg+xml')
  })
})

test.group('Recordings by their content', () => {
  const box = (brand: string) => Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from(`ftyp${brand}`)])
  const files: [string, Buffer, string][] = [
    ['mp4', box('isom'), 'video/mp4'],
    ['mov', box('qt  '), 'video/quicktime'],
    ['m4a', box('M4A '), 'audio/mp4'],
    ['webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'), 'video/webm'],
    ['mp3', Buffer.from(`4944330300000000000a${'00'.repeat(10)}fffb9064`, 'hex'), 'audio/mpeg'],
    ['wav', Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WAVEfmt ')]), 'audio/wav'],
  ]

  test('are known and can be played: {0}')
    .with(files)
    .run(async ({ assert }, [extension, head, shown]) => {
      const folder = await mkdtemp(join(tmpdir(), 'foja-sniff-'))
      const path = join(folder, 'a')
      await writeFile(path, Buffer.concat([head, randomBytes(5_000)]))
      const file = await open(path)
      const { mime } = await sniff(file, path, `grabación.${extension}`)
      await file.close()
      await rm(folder, { recursive: true })
      assert.isTrue(isMedia(mime), mime)
      assert.equal(inlineType(mime), shown, mime)
    })
})
