/** Looks at the data folder without making it: a check must leave nothing behind. */
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { proveWritable } from "../lifecycle/data-folder.ts";
import { errorCode, errorText } from "../text/error-text.ts";
import { failed, ok, type RunCheck } from "./check-context.ts";

export const checkData: RunCheck = async ({ config: { dataFolder } }) => {
  try {
    const found = await nearestExisting(dataFolder);
    if (found === dataFolder) {
      await proveWritable(dataFolder);
      return ok("data", { en: `${dataFolder} is writable`, zh: `${dataFolder} 可写` });
    }
    await access(found, constants.W_OK);
    return ok("data", {
      en: `${dataFolder} will be made at the first start`,
      zh: `${dataFolder} 将在首次启动时创建`,
    });
  } catch (error) {
    return failed(
      "data",
      {
        en: `${dataFolder} cannot be written to: ${errorText(error)}`,
        zh: `${dataFolder} 无法写入：${errorText(error)}`,
      },
      {
        en: "Set BOLE_DATA to a folder that the user who starts Bole may write to.",
        zh: "请把 BOLE_DATA 设为启动 Bole 的用户可写的文件夹。",
      },
    );
  }
};

/** The folder itself, or the nearest above it; throws if a file is in the way. */
async function nearestExisting(folder: string): Promise<string> {
  try {
    const found = await stat(folder);
    if (!found.isDirectory()) throw new Error(`${folder} is not a folder`);
    return folder;
  } catch (error) {
    const parent = dirname(folder);
    if (errorCode(error) !== "ENOENT" || parent === folder) throw error;
    return nearestExisting(parent);
  }
}
