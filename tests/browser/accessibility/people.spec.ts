import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import * as tables from './pages.js'
import { sweep, type Language } from './sweep.js'

test.group('Accessibility check coverage', () => {
  test('includes every page of the application or states why not', async ({ assert }) => {
    const { ELSEWHERE, ...others } = tables
    const lists = Object.values(others).flatMap((one) => (Array.isArray(one) ? (one as tables.Shown[]) : []))
    const root = app.makePath('inertia/pages')
    const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    const pages = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replace(/\.tsx$/, ''))
    assert.sameMembers([...new Set([...lists.flatMap(({ page }) => page ?? []), ...Object.keys(ELSEWHERE)])], pages)
  })
})

test.group('Accessibility of personal pages on desktop and phone', (group) => {
  group.setup(() => seedDemo())

  for (const language of ['es', 'en'] as Language[]) {
    test(`holds for the public pages (${language})`, ({ browser, assert }) =>
      sweep(tables.OF_NOBODY, { browser, assert, viewer: 'nobody', language }))

    test(`holds for the personal settings (${language})`, ({ browser, assert }) =>
      sweep(tables.OF_PERSON, { browser, assert, viewer: 'lawyer', language }))

    test(`holds for a client (${language})`, ({ browser, assert }) =>
      sweep(tables.OF_CLIENT, { browser, assert, viewer: 'client', language }))
  }

  test('holds for an operator', ({ browser, assert }) =>
    sweep(tables.OF_OPERATOR, { browser, assert, viewer: 'operator', language: 'es' }))
})
