/** The settings of a Dovecot that keeps to one folder, for one user, without encryption. */

export interface DovecotPlace {
  readonly folder: string;
  readonly port: number;
  /** Who owns the mailbox. */
  readonly uid: number;
  readonly gid: number;
  /** Whether it is started by root, and may become its own system users. */
  readonly isRoot: boolean;
  /** The name of the one who starts it. */
  readonly starter: string;
}

export function dovecotConfig({ folder, port, uid, gid, isRoot, starter }: DovecotPlace): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
first_valid_uid = 1
first_valid_gid = 1
default_internal_user = ${isRoot ? "dovecot" : starter}
default_internal_group = ${isRoot ? "dovecot" : ""}
default_login_user = ${isRoot ? "dovenull" : starter}
mail_location = maildir:${folder}/mail
mailbox_idle_check_interval = 1 secs
# A wrong password would be answered slower each time.
auth_failure_delay = 0
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
`;
}
