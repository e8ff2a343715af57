import { test } from '@japa/runner'
import { rawText, readHtml } from '#sources/cjf/reading/html_tree'
import { rulingId } from '#sources/cjf/rulings/rulings'

test.group('Malformed federal court pages', () => {
  // each of these takes minutes when a reader begins anew at every sign
  test('are parsed without delay: {$self}')
    .with(['<', '</', '<!--', '<script', '<style>', '<a "', '<"\'', '<a b='])
    .run(({ assert }, begun) => {
      const page = readHtml(`<p>Antes</p>${begun.repeat(200_000)}`)
      assert.match(rawText(page), /^Antes/)
    })

  test('have the text after an unclosed script or comment hidden, as in a browser', ({ assert }) => {
    assert.equal(rawText(readHtml('<b>Uno</b><script>var dos')), 'Uno')
    assert.equal(rawText(readHtml('<b>Uno</b><!-- dos <b>tres</b>')), 'Uno')
    assert.equal(rawText(readHtml('<b title="a > b">Uno</b> < <i>dos</i>')), 'Uno < dos')
  })

  test('name a ruling with an undecodable link by its position and do not end the run', ({ assert }) => {
    const listed = { neun: '99500001', enteredOn: null, topic: '', address: 'https://w3.cjf.gob.mx/a.aspx?arch=%E0%zz' }
    assert.equal(rulingId(listed, 1), '99500001-2')
  })
})
