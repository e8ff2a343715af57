import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

interface Locked {
  optionalDependencies?: Record<string, string>
}

test.group('Lock file', () => {
  test('names every optional package, also those of other platforms, without which npm ci installs nothing', ({
    assert,
  }) => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`]
      )
    )
    assert.deepEqual(missing, [])
  })
})
