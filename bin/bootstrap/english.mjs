/** What `npm test` says, by key. */
export const english = {
  'unknown-option': ({ option, options }) => `Unknown option ${option}. There is: ${options}.`,
  'nothing-to-run': () => 'There is nothing to run: no spec file belongs to the parts that were chosen.',
  'no-such-file': ({ file }) => `There is no spec file ${file}.`,
  'no-git': () =>
    '--changed asks git what has changed, and there is no git here or this is no clone. Leave --changed out.',
  'unknown-base': ({ base }) => `Git knows no commit called ${base}. Name one that ` + '`git log`' + ` shows.`,
  'everything-reached': () => 'The change reaches everything: all specs are run.',
  'some-reached': ({ files, specs, count, journeys }) =>
    `${files} changed files reach ${specs} of ${count} spec files, ${journeys} of them journeys. Not run: MariaDB, generated files and, unless --only names browser, journeys.`,
  'run-under-way': ({ pid }) =>
    `Another test run (process ${pid}) is under way in this clone. Wait for it to end, use a second clone, or name single spec files: npm test -- tests/unit/….spec.ts`,
  'leftovers-removed': ({ folder }) =>
    `A run that was killed had left ${folder} behind, with what it had started: removed.`,
  'disk-full': ({ folder, free, needed }) =>
    `The disk of ${folder} has ${free} MB left and the tests need ${needed} MB. Free some space, or point TMPDIR to another disk.`,
  'no-run-folder': ({ parent, reason }) =>
    `No folder can be made in ${parent}: ${reason}. Point TMPDIR to a folder that can be written.`,
  'unknown-part': ({ part, parts }) => `There is no part called "${part}". There are: ${parts}.`,

  'fetching-node': ({ version }) => `Foja needs Node 24 and this machine has ${version}: fetching it into .runtime/ …`,
  'fetching-npm': () => "This machine's npm does not run on Node 24: fetching another into .runtime/ …",
  'no-node': ({ version }) =>
    `Foja needs Node 24, this machine has ${version}, and it could not be had from the npm registry. Check the network or install Node 24.`,
  'no-npm': () => 'There is no npm that runs on Node 24. Install Node 24 with its npm and try again.',
  'installing': () => 'Installing the packages …',
  'install-failed': () => 'npm ci failed; what it said stands above.',
  'building': () => 'Building for production …',
  'build-failed': () => 'The build failed; what it said stands above.',

  'apt-installing': ({ packages }) => `Installing with apt: ${packages} …`,
  'no-chromium': ({ reason }) =>
    `The browser tests need Chromium: ${reason}. Install it, or name an executable with CHROMIUM_PATH.`,
  'no-mariadb': ({ reason }) => `The tests on MariaDB need its server: ${reason}. Install mariadb-server.`,
  'fetching-meilisearch': () => 'Fetching a Meilisearch server for the search tests into .runtime/ …',
  'no-meilisearch': ({ reason }) => `The search tests need a Meilisearch server: ${reason}.`,
  'mariadb-failed': () => 'MariaDB did not start; what it said stands above.',
}
