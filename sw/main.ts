/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly unknown[] };
void self.__WB_MANIFEST;
