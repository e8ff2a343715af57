import { test } from '@japa/runner'
import { sniffText } from '#app/documents/receiving/sniff_text'

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
