/** The files of what was dropped, also of folders within folders. */

/** What systems and editors leave beside people's files; nobody means these. */
const LITTER = /^(\.|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

export const isLitter = (name: string) => LITTER.test(name);

/** Must be called while the drop is being told: afterwards the browser has forgotten it. */
export function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter(
    (entry) => entry !== null,
  );
  if (entries.length === 0) return Promise.resolve(withoutLitter(Array.from(data.files)));
  return filesOf(entries);
}

export const withoutLitter = (files: readonly File[]) =>
  files.filter(({ name, webkitRelativePath }) =>
    [name, ...(webkitRelativePath ?? "").split("/")].every((part) => !isLitter(part)),
  );

export async function filesOf(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const found: File[] = [];
  for (const entry of entries) {
    if (isLitter(entry.name)) continue;
    if (isFolder(entry)) found.push(...(await filesOf(await allOf(entry.createReader()))));
    else if (isFile(entry)) found.push(await fileOf(entry));
  }
  return found;
}

/** A reader hands out a hundred at a time; an empty hand means that it is done. */
async function allOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
