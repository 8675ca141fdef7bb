/** Looks at the data folder without making it: a check must leave nothing behind. */

import { errorText } from "@bole/base";
import { nearestFolder, proveWritable } from "../lifecycle/data-folder.ts";
import { isOpenToOthers } from "../lifecycle/private-files.ts";
import { failed, ok, type RunCheck, warning } from "./check-context.ts";

export const checkData: RunCheck = async ({ config: { dataFolder } }) => {
  try {
    const found = await nearestFolder(dataFolder);
    // Not only asked for by its rights: to root all of /proc seems writable, and nothing there is.
    await proveWritable(found);
    if (found === dataFolder && (await isOpenToOthers(dataFolder))) {
      return warning(
        "data",
        {
          en: `Other users of this machine can read ${dataFolder}`,
          zh: `本机的其他用户可以读取 ${dataFolder}`,
        },
        { en: `Run chmod 700 "${dataFolder}".`, zh: `请运行 chmod 700 "${dataFolder}"。` },
      );
    }
    if (found === dataFolder)
      return ok("data", { en: `${dataFolder} is writable`, zh: `${dataFolder} 可写` });
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
