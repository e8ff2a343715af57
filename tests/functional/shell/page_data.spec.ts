import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { pageIn, signIn } from '#tests/helpers/visitor'

const NAMES = [
  '<!--<script>',
  '</script><script>alert(1)</script>',
  '<script>alert(1)</script>',
  '</ScRiPt >',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  `'"\`\\ {{ 7*7 }} @if(true) $\{7*7}`,
  '\u2028\u2029 José Ñandú 😀 𝔉𝔬𝔧𝔞',
]

/** The document with its block of data cut out. */
const withoutData = (document: string) =>
  document.replace(/<script data-page="app" type="application\/json">.*?<\/script>/s, '')

test.group('Embedded page data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const name of NAMES) {
    test(`escapes a name like ${JSON.stringify(name)} safely and completely`, async ({ assert }) => {
      const { owner, workspace } = await firm(name)
      await owner.merge({ name }).setPassword(PASSWORD)
      await owner.save()
      assert.equal(workspace.name, name)
      const visitor = await signIn(owner)
      const { text, page } = await visitor.open('/main')
      assert.equal(page?.props.identity?.name, name)
      assert.equal(page?.props.identity?.workspace?.name, name)
      const block =
        /<script data-page="app" type="application\/json">(.*)<\/script><div (?:data-server-rendered="true" )?id="app">/s.exec(
          text
        )![1]!
      assert.notInclude(block, '<')
      assert.deepEqual(pageIn(text), page)
      // A built client has the frame drawn on the server: the name is text there.
      if (name.includes('<')) assert.notInclude(withoutData(text), name)
      assert.lengthOf(text.match(/<\/script>/gi)!, withoutData(text).match(/<\/script>/gi)!.length + 1)
    })
  }

  test('contains only what the interface needs to know of the person', async ({ assert }) => {
    const { owner, workspace, hire } = await firm()
    const colleague = await hire('lawyer')
    await owner.setPassword(PASSWORD)
    const visitor = await signIn(await owner.save())
    const { page, text } = await visitor.open('/main')
    assert.sameMembers(Object.keys(page!.props.identity!), [
      'id',
      'name',
      'theme',
      'timeZone',
      'weekStartsOn',
      'audience',
      'picture',
      'isAdmin',
      'isOwner',
      'hasPassword',
      'confirmsWithGoogle',
      'impersonation',
      'preview',
      'draftKey',
      'home',
      'permissions',
      'workspace',
    ])
    assert.deepEqual(page!.props.identity!.workspace, {
      id: workspace.id,
      name: workspace.name,
      logo: null,
    } as never)
    for (const secret of [owner.password!, owner.email, colleague.email, '$argon2']) assert.notInclude(text, secret)
  })

  test('contains nobody on a visitor’s page', async ({ assert }) => {
    await person({ name: 'Nadie debe verlo' })
    const { Visitor } = await import('#tests/helpers/visitor')
    const { page } = await new Visitor().open('/login')
    assert.isUndefined(page?.props.identity)
    assert.sameMembers(Object.keys(page!.props), ['google', 'errors', 'notices', 'csrf', 'language'])
  })

  test('renders the document in the language and theme of its reader from the first byte', async ({ assert }) => {
    const { Visitor } = await import('#tests/helpers/visitor')
    const themeIn = (text: string) => /dataset\.theme = t;[^(]*\([^)]*\)[^}]*}\)\(("|&quot;|')(\w+)/.exec(text)?.[2]
    const spanish = await new Visitor().open('/login')
    assert.include(spanish.text, '<html lang="es-MX"')
    assert.equal(themeIn(spanish.text), 'system')
    const english = await new Visitor({ language: 'en', theme: 'dark' }).open('/login')
    assert.include(english.text, '<html lang="en')
    assert.equal(themeIn(english.text), 'dark')
    const strange = await new Visitor({ language: 'fr', theme: '")-alert(1)-("' }).open('/login')
    assert.include(strange.text, '<html lang="es-MX"')
    assert.equal(themeIn(strange.text), 'system')
    const user = await person({ language: 'en' }, true)
    await user.merge({ theme: 'light' }).save()
    const visitor = await signIn(user)
    visitor.cookies.set('language', 'es').set('theme', 'dark')
    const own = await visitor.follow('/main')
    assert.include(own.text, '<html lang="en')
    assert.equal(themeIn(own.text), 'light')
  })
})
