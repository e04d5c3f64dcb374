import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../helpers/siteServer.ts'
import { isHere } from './nginx.ts'

/** User ID of `nobody`, which the unit runs as in tests. */
const NOBODY = 65534
/** Options of `unshare`: separate mount and PID namespaces, so that the test does not change the machine. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** Whether a separate systemd can be started, and the unit's user may read the project. */
export const canRunSystemd = (): boolean =>
  ['systemd-run', 'unshare', 'nsenter', 'setpriv'].every(isHere) &&
  existsSync('/lib/systemd/systemd') &&
  spawnSync('unshare', [...APART, ...asNobody, 'test', '-r', join(ROOT, 'package.json')]).status === 0

/** Overrides of the unit: directives that a user manager cannot apply, and a file for its output. */
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

/** Replacement of `start.mjs`: runs the server over this build, at the lowest priority. */
const start = (dist: string) => `import { setPriority } from 'node:os'
import { run } from ${JSON.stringify(join(ROOT, 'src/server/main/main.ts'))}
setPriority(19)
await run({ isDev: false, dist: ${JSON.stringify(dist)} })
`

/** Starts a separate systemd with the unit of `deploy`, installed in this folder instead of `/opt/filiz`. */
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
  // `cat` keeps it running until its stdin is closed.
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
    /** Runs a shell command in those namespaces; returns its exit status and output. */
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
