import { test } from '@japa/runner'
import fc from 'fast-check'
import { noteText } from '#app/activities/domain/note_html'

const ana = { id: 7, name: 'Ana Íñiguez' }
const clean = (html: string) => noteText(html, [ana]).html

/** Ways in which programs come with a text, among those by which sanitizers are tried. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="https://ejemplo.mx" onclick="alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>@import "javascript:alert(1)";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<p id=x name=y class="fixed inset-0" data-x="1" tabindex=1 contenteditable>x</p>',
  '<a id="x" name="documentElement" href="https://ejemplo.mx">x</a>',
  '<span data-type="mention" data-id="7" onmouseover="alert(1)" style="x">x</span>',
  '<span data-type="mention" data-id="7"><img src=x onerror=alert(1)></span>',
  '<<script>alert(1);//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p/onclick=alert(1)>x',
  '<a href="https://ejemplo.mx"><script>alert(1)</script></a>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '\u2028<img/src=`x`onerror=alert(1)>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  '<a href="java\u2028script:alert(1)">x</a>',
  '<a href="&#x2028;javascript:alert(1)">x</a>',
  '<a href="\u202ejavascript:alert(1)">x</a>',
]

const ALLOWED = /^<\/?(p|br|strong|em|u|s|a|ul|ol|li|h2|h3|blockquote|code|pre|hr|span)(\s[^<>]*)?\/?>$/
const ATTRIBUTES = /\s([\w-]+)="/g
const KNOWN = ['href', 'rel', 'target', 'data-type', 'data-id', 'data-label']

/** What of some HTML could do more than be read. */
function danger(html: string): string[] {
  const tags = html.match(/<[^>]*>?/g) ?? []
  const strange = tags.filter((tag) => !ALLOWED.test(tag))
  const attributes = tags.flatMap((tag) => [...tag.matchAll(ATTRIBUTES)].map(([, name]) => name!))
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
  return [
    ...strange,
    ...attributes.filter((name) => !KNOWN.includes(name)),
    ...links.filter((href) => href !== '' && !/^(https?:|mailto:|tel:)/i.test(href)),
  ]
}

test.group('Note sanitising', () => {
  for (const attack of ATTACKS) {
    test(`removes active content: ${attack.slice(0, 60)}`, ({ assert }) => {
      for (const html of [attack, `<p>${attack}</p>`, `<ul><li>${attack}`]) assert.deepEqual(danger(clean(html)), [])
    })
  }

  test('leaves only allowed markup from any input and is idempotent', ({ assert }) => {
    const pieces = fc.constantFrom(...ATTACKS, '<p>', '</p>', '<', '>', '"', "'", '&', '--', 'ñandú', '<b>', '<h1>')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.string(), (parts, rest) => {
        const once = clean(parts.join('') + rest)
        assert.deepEqual(danger(once), [])
        assert.equal(clean(once), once)
      }),
      { numRuns: 300 }
    )
  })

  test('is idempotent for nested unclosed paragraphs left by split scripts', ({ assert }) => {
    const once = clean('<p><scr<script>ipt>alert(1)</scr</script>ipt><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    assert.equal(clean(once), once)
  })

  test('takes a bounded time for any nesting and keeps every word', ({ assert }) => {
    const hostile = [
      '<b>x',
      '<p>x',
      '<ul><li>x',
      '</b>x',
      '<b>x</i>',
      '<<b>x',
      '<a href=">x',
      '<!-- x',
      '<scr<script>x',
      '<b ',
    ]
    for (const piece of hostile) {
      const html = piece.repeat(Math.floor(160_000 / piece.length))
      const startedAt = performance.now()
      const { plainText } = noteText(html, [ana])
      assert.isBelow(performance.now() - startedAt, 1_000, piece)
      if (piece === '<b>x') assert.lengthOf(plainText.replaceAll(/\s/g, ''), 40_000)
    }
  })

  test('is idempotent and safe for any nesting of the elements that it knows', ({ assert }) => {
    const tag = fc.constantFrom(
      ...[
        'p',
        'b',
        'i',
        'div',
        'ul',
        'li',
        'h1',
        'a',
        'span',
        'blockquote',
        'pre',
        'table',
        'td',
        'option',
        'svg',
        'x-y',
      ],
      ...['a href="\u2028javascript:alert(1)"', 'a href="https://ejemplo.mx"', 'span data-type="mention" data-id="7"']
    )
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name.split(' ')[0]}>`),
      fc.constantFrom('texto', '\u2028', '\u202e', '&lt;', '<', '>', '\ud800', ' ')
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const once = clean(pieces.join(''))
        assert.deepEqual(danger(once), [])
        assert.equal(clean(once), once)
      }),
      { numRuns: 400 }
    )
  })

  test('keeps bold, lists, headings, quotations and links', ({ assert }) => {
    const html =
      '<h2>Audiencia</h2><p>Acudir con <strong>original</strong> y <em>copia</em></p><ul><li>Acta</li></ul><blockquote><p>«Dígase»</p></blockquote>'
    assert.equal(clean(html), html)
    assert.equal(
      clean('<a href="https://ejemplo.mx/a?b=1">x</a>'),
      '<a href="https://ejemplo.mx/a?b=1" rel="noopener noreferrer nofollow" target="_blank">x</a>'
    )
  })

  test('turns text pasted from Word into plain paragraphs', ({ assert }) => {
    const word =
      '<html xmlns:o="urn:x"><head><style>p.MsoNormal{color:red}</style><xml><w:WordDocument>14</w:WordDocument></xml></head><body><!--[if gte mso 9]><xml>x</xml><![endif]--><p class="MsoNormal" style="margin:0"><b><span lang="ES-MX" style="font-family:Calibri">Hechos<o:p></o:p></span></b></p></body></html>'
    assert.equal(clean(word).trim(), '<p><strong>Hechos</strong></p>')
  })

  test('keeps mentions of allowed people only, under their actual name', ({ assert }) => {
    const named = noteText(
      '<p><span data-type="mention" data-id="7" data-label="Otra">@Otra</span> y <span data-type="mention" data-id="8">@Beto</span></p>',
      [ana]
    )
    assert.deepEqual(named.mentions, [7])
    assert.equal(
      named.html,
      '<p><span data-type="mention" data-id="7" data-label="Ana Íñiguez">@Ana Íñiguez</span> y @Beto</p>'
    )
    assert.equal(named.plainText, '@Ana Íñiguez y @Beto')
  })

  test('gives the plain text one line per paragraph and no entities', ({ assert }) => {
    const { plainText } = noteText('<p>Uno &amp; dos &lt;3</p><ul><li>tres</li><li>cuatro<br>cinco</li></ul>', [])
    assert.equal(plainText, 'Uno & dos <3\ntres\ncuatro\ncinco')
  })
})
