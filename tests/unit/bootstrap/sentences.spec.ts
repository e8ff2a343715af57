import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { english } from '../../../bin/bootstrap/english.mjs'
import { spanish } from '../../../bin/bootstrap/spanish.mjs'

const bin = new URL('../../../bin/', import.meta.url)

/** A script with every module of ours that it imports, directly or not. */
function withImports(script: URL, found = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(script, 'utf8')
  found.set(script.href, text)
  for (const [, path] of text.matchAll(/from '(\.\.?\/[^']+)'/g)) {
    const imported = new URL(path, script)
    if (!found.has(imported.href)) withImports(imported, found)
  }
  return found
}

/** Keys of the sentences that the modules of a command can say. */
function sentencesOf(command: string): string[] {
  const texts = [...withImports(new URL(command, bin)).values()].join('\n')
  const said = [...texts.matchAll(/(?:report|new Stop)\('([^']+)'/g)]
  const passedOn = [...texts.matchAll(/'((?:[a-z]+-failed|reset-place|reset-foreign|worker-ended|worker-given-up))'/g)]
  return [...new Set([...said, ...passedOn].map(([, key]) => key))]
}

test.group('Command messages', () => {
  test('have a Spanish text for everything the demo reports', ({ assert }) => {
    const keys = sentencesOf('demo.mjs')
    assert.includeMembers(keys, ['port-taken', 'no-node', 'ready', 'seed-failed'])
    assert.deepEqual(
      keys.filter((key) => !(key in spanish)),
      []
    )
  })

  test('have an English text for everything npm test reports', ({ assert }) => {
    const keys = sentencesOf('test.mjs')
    assert.includeMembers(keys, ['no-mariadb', 'no-chromium', 'build-failed'])
    assert.deepEqual(
      keys.filter((key) => !(key in english)),
      []
    )
  })

  test('include no unused text', ({ assert }) => {
    assert.deepEqual(
      Object.keys(spanish).filter((key) => !sentencesOf('demo.mjs').includes(key)),
      []
    )
    assert.deepEqual(
      Object.keys(english).filter((key) => !sentencesOf('test.mjs').includes(key)),
      []
    )
  })

  test('suggest a copyable command with all options for a taken port', ({ assert }) => {
    const sentence = spanish['port-taken']({ port: 3333, free: 3334, flags: ' -- --reset' })
    assert.include(sentence, 'El puerto 3333 está ocupado')
    assert.include(sentence, '\n  PORT=3334 npm run demo -- --reset\n')
  })

  test('show the users on separate lines, unchanged', ({ assert }) => {
    const users = ['Titular\tana@despacho.example\tclave', 'Operadora\tope@foja.example\tclave']
    const lines = spanish
      .ready({ url: 'http://localhost:3333', users, data: '/srv/foja/data', outbox: 'closed' })
      .split('\n')
    assert.includeMembers(lines, users)
    assert.include(lines.join('\n'), 'http://localhost:3333')
  })

  test('say where the demo emails can be read', ({ assert }) => {
    const said = (outbox: string) =>
      spanish.ready({ url: 'http://localhost:3333', users: [], data: '/srv/foja/data', outbox })
    assert.include(said('open'), 'http://localhost:3333/outbox')
    assert.notInclude(said('closed'), '/outbox')
  })
})
