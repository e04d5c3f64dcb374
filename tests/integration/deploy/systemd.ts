import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../helpers/siteServer.ts'
import { isHere } from './nginx.ts'

/** The user that the unit runs as here; its number is the same everywhere. */
const NOBODY = 65534
/** A system of its own for what is mounted and for what runs, so that nothing of the machine's is touched. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** Whether systemd can be started apart from the machine's own, and whoever the unit runs as may read the project. */
export const canRunSystemd = (): boolean =>
  ['systemd-run', 'unshare', 'nsenter', 'setpriv'].every(isHere) &&
  existsSync('/lib/systemd/systemd') &&
  spawnSync('unshare', [...APART, ...asNobody, 'test', '-r', join(ROOT, 'package.json')]).status === 0

/** What a manager of one user's units cannot do, and where all that is written goes. */
const changes = (folder: string) => `[Service]
User=nobody
Group=nogroup
StateDirectory=
CacheDirectory=
ReadWritePaths=/tmp
PrivateTmp=no
ProtectHome=no
ProtectKernelLogs=no
ProtectKernelTunables=no
StandardOutput=append:${folder}/output
StandardError=append:${folder}/output
`

/** The server over a build in this folder, in the place of what `npm start` runs, after it has made itself less important. */
const start = (dist: string) => `import { setPriority } from 'node:os'
import { run } from ${JSON.stringify(join(ROOT, 'src/server/main/main.ts'))}
setPriority(19)
await run({ isDev: false, dist: ${JSON.stringify(dist)} })
`

/** systemd with the unit of `deploy` in this folder, as a machine would have it in `/opt/filiz`. */
export async function startSystemd(folder: string, { settings, dist }: { settings: string; dist: string }) {
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
    chmodSync(join(folder, path), 0o755)
  }
  const moved = (name: string) =>
    readFileSync(join('deploy', name), 'utf8')
      .replaceAll('/opt/filiz', folder)
      .replaceAll(/\/var\/(lib|cache)\/filiz/g, `${folder}/$1`)
  const units = 'home/.config/systemd/user'
  write('.env', settings)
  write('1/start.mjs', start(dist))
  for (const part of ['src', 'node_modules', 'package.json']) symlinkSync(join(ROOT, part), join(folder, '1', part))
  symlinkSync(join(folder, '1'), join(folder, 'current'))
  write(`${units}/filiz@.service`, moved('filiz@.service'))
  write(`${units}/filiz@.service.d/changes.conf`, changes(folder))
  write('bin/filiz-cli', moved('filiz-cli'))
  for (const name of ['systemctl', 'systemd-run'])
    write(`bin/${name}`, `#!/bin/sh\nexec /usr/bin/${name} --user "$@"\n`)
  for (const shared of [folder, dist]) chmodSync(shared, 0o755)
  for (const name of ['lib', 'cache', 'out']) {
    mkdirSync(join(folder, name))
    chownSync(join(folder, name), NOBODY, NOBODY)
  }
  // It ends with whoever started it.
  write(
    'manager',
    `mount -t tmpfs none /run && mkdir -p /run/systemd/system /run/filiz && chmod 700 /run/filiz || exit
/lib/systemd/systemd --user --unit=basic.target &
until [ -S /run/filiz/systemd/private ]; do kill -0 $! && sleep 0.05 || exit; done
echo ready; cat`,
  )
  const env = { HOME: join(folder, 'home'), XDG_RUNTIME_DIR: '/run/filiz', PATH: `${folder}/bin:/usr/bin:/bin` }
  const apart = spawn('unshare', [...APART, 'sh', join(folder, 'manager')], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  await once(apart.stdout, 'data')
  apart.stdout.resume()
  const within = readFileSync(`/proc/${apart.pid}/task/${apart.pid}/children`, 'utf8').trim()

  return {
    output: () => readFileSync(join(folder, 'output'), 'utf8'),
    /** Runs this there, and answers how it ended and what it said. */
    run: (command: string, input = '') =>
      new Promise<{ status: number; said: string }>((resolve) => {
        const words = ['--target', within, '--mount', '--pid', 'sh', '-c', command]
        const child = execFile('nsenter', words, { env, cwd: '/' }, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
        )
        child.stdin!.end(input)
      }),
    async stop() {
      apart.stdin.end()
      await once(apart, 'exit')
    },
  }
}
